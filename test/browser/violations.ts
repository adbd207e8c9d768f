import axe from 'axe-core';

/** What axe-core finds wrong within an element. What it finds in order is not told: that is most of its work. */
export async function violationsIn(context: axe.ElementContext, options: axe.RunOptions = {}) {
  const told: axe.RunOptions = { resultTypes: ['violations'], selectors: false };
  const { violations } = await axe.run(context, { ...told, ...options });
  return violations;
}
