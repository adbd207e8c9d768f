import fc from 'fast-check';
import type { ChoiceDefinition, ChoiceValue } from '../../../src/link/choices.ts';
import { playheadText, rounded } from '../../../src/link/choices.ts';
import { choiceTable, FIGURE_NAMES, type FigureName } from '../../../src/link/figures.ts';
import {
  LINK_LANGUAGES,
  LINK_THEMES,
  type LinkState,
  MOST_PINS,
  PARTS,
  type Settings,
  TIME_SCALES,
  VIEW_KEYS,
} from '../../../src/link/link-state.ts';
import {
  definition,
  PARAMETER_KEYS,
  type ParameterKey,
  type Parameters,
} from '../../../src/model/parameters.ts';
import { PRESET_NAMES, PRESETS, type PresetName } from '../../../src/model/presets.ts';

/** Any value that the table accepts for a parameter. */
function value(key: ParameterKey): fc.Arbitrary<unknown> {
  const parameter = definition(key);
  switch (parameter.kind) {
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...parameter.options);
    default: {
      const [min, max] = parameter.bounds;
      const number =
        parameter.kind === 'integer'
          ? fc.integer({ min, max })
          : fc.oneof(
              fc.double({ min, max, noNaN: true }).map((x) => x + 0),
              // Written with an exponent.
              fc.constantFrom(...[1e-7, 5e-324, 1.5e-10].filter((x) => x >= min && x <= max), max),
            );
      return parameter.none === undefined ? number : fc.option(number);
    }
  }
}

/** Some parameters with values. */
const changes = fc
  .array(
    fc
      .constantFrom(...PARAMETER_KEYS)
      .chain((key) => value(key).map((given) => [key, given] as const)),
    { maxLength: 8 },
  )
  .map((pairs) => Object.fromEntries(pairs));

const parametersOf = (preset: PresetName): fc.Arbitrary<Parameters> =>
  fc.oneof(
    fc.constant(PRESETS[preset]),
    changes.map((change) => ({ ...PRESETS[preset], ...change }) as Parameters),
  );

const preset = fc.constantFrom(...PRESET_NAMES);
const settings: fc.Arbitrary<Settings> = preset.chain((name) =>
  fc.record({ preset: fc.constant(name), parameters: parametersOf(name) }),
);

function choice(wanted: ChoiceDefinition): fc.Arbitrary<ChoiceValue> {
  if (wanted.kind === 'one-of') return fc.constantFrom<ChoiceValue>(...wanted.options);
  const [min, max] = wanted.bounds;
  const number = fc.double({ min, max, noNaN: true });
  if (wanted.kind === 'number') return number.map((x) => rounded(x, wanted.digits));
  return fc.option(number.map((x) => Number(playheadText(x))));
}

/** What is chosen at a figure, something of it not as at first; undefined where there is nothing to choose. */
function choicesOf(figure: FigureName) {
  const table = Object.entries(choiceTable(figure));
  if (table.length === 0) return fc.constant(undefined);
  return fc
    .record(Object.fromEntries(table.map(([name, wanted]) => [name, choice(wanted)])))
    .map((chosen) =>
      table.some(([name, { first }]) => chosen[name] !== first) ? chosen : undefined,
    );
}

/** Without the figures that have nothing. */
function perFigure<T>(of: (figure: FigureName) => fc.Arbitrary<T | undefined>) {
  const entry = fc
    .constantFrom(...FIGURE_NAMES)
    .chain((figure) => of(figure).map((each) => [figure, each] as const));
  return fc.array(entry, { maxLength: 4 }).map((entries) => {
    const some = entries.filter(([, each]) => each !== undefined);
    return Object.fromEntries(some) as Partial<Record<FigureName, T>>;
  });
}

/** Any state that a link can carry. */
export const linkState: fc.Arbitrary<LinkState> = settings.chain((shared) =>
  fc.record<LinkState>({
    preset: fc.constant(shared.preset),
    parameters: fc.constant(shared.parameters),
    view: fc.record({
      at: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }).map((x) => +playheadText(x))),
      time: fc.constantFrom(...TIME_SCALES),
      play: fc.boolean(),
    }),
    figure: fc.option(fc.constantFrom(...FIGURE_NAMES)),
    own: perFigure(() => parametersOf(shared.preset)),
    choices: perFigure(choicesOf),
    pins: fc.array(settings, { maxLength: MOST_PINS }),
    theme: fc.option(fc.constantFrom(...LINK_THEMES)),
    language: fc.option(fc.constantFrom(...LINK_LANGUAGES)),
    chrome: fc.record({
      hidden: fc.subarray([...PARTS]),
      controls: fc.option(fc.subarray([...PARAMETER_KEYS], { maxLength: 5 })),
    }),
  }),
);

const SCOPES = [
  ...FIGURE_NAMES,
  'pin1',
  'pin2',
  'pin3',
  'pin4',
  'pin0',
  '__proto__',
  'constructor',
];
const NAMES = [
  ...PARAMETER_KEYS,
  ...VIEW_KEYS,
  'level',
  'budget',
  'most',
  'size',
  'toString',
  'hasOwnProperty',
  '__proto__',
];
const key = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.tuple(fc.constantFrom(...SCOPES), fc.constantFrom(...NAMES)).map((both) => both.join('.')),
);
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    'none',
    'on',
    '1e999',
    '-1e999',
    'NaN',
    '0x10',
    '-0',
    '1e+3',
    '__proto__',
    'toString',
    'wide',
    'recursive',
    'shortest',
    'width.__proto__.x',
    '%E0%A4%A',
    '%',
    '\ud800',
  ),
  fc.double().map(String),
  fc.integer().map(String),
);

/** Anything that may stand behind a question mark: noise, foreign keys, our keys with wrong values. */
export const junk: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.webQueryParameters(),
  fc
    .array(fc.tuple(key, text), { maxLength: 40 })
    .map((pairs) => `?${pairs.map(([name, given]) => `${name}=${given}`).join('&')}`),
);
