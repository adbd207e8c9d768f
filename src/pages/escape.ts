const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for an element or a quoted attribute of HTML or XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (each) => ENTITIES[each] ?? each);
}
