/**
 * Names as ids: one that was taken before gets the first free number behind it, `name (2)`. Every name that is there
 * once stays as it is. An empty name becomes `unnamed`.
 */
export function distinctIds(names: readonly string[], unnamed = 'unnamed'): string[] {
  const given = new Set(names);
  const next = new Map<string, number>();
  const taken = new Set<string>();
  return names.map((written) => {
    const name = written === '' ? unnamed : written;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
    let number = next.get(name) ?? 2;
    // A name that is written like one of these keeps it.
    while (taken.has(`${name} (${number})`) || given.has(`${name} (${number})`)) number++;
    next.set(name, number + 1);
    taken.add(`${name} (${number})`);
    return `${name} (${number})`;
  });
}
