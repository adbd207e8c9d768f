import { isObject, type JsonObject } from '../../text/shape.ts';

/** What sort of task it is: its category, else its program, else its name without the number behind it. */
export function sortOf(id: string, { category, command, name }: JsonObject): string {
  if (typeof category === 'string' && category !== '') return category;
  // A script of many lines stands there too.
  const program = isObject(command) ? command.program : undefined;
  if (typeof program === 'string' && /^\S{1,80}$/.test(program)) return lastPart(program);
  const whole = typeof name === 'string' && name !== '' ? name : id;
  return withoutNumber(whole) || whole;
}

function lastPart(path: string): string {
  const parts = path.split(/[\\/]/).filter((part) => part !== '');
  return parts.at(-1) ?? path;
}

const DIGIT = /\d/;
const MARK = /[._-]/;

/** `mProject_ID0000002` and `mProject_12` are `mProject`. From the end, in one pass: a pattern would try from every digit. */
function withoutNumber(name: string): string {
  for (let end = name.length; ; ) {
    let at = end;
    while (DIGIT.test(name.charAt(at - 1))) at--;
    if (at === end) return name.slice(0, end);
    if (name.endsWith('ID', at)) at -= 2;
    while (MARK.test(name.charAt(at - 1))) at--;
    end = at;
  }
}
