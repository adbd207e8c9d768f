/** Text of a figure that stands by itself in somebody else's page. */
export const embed = {
  /** Beneath every figure; leads to it on the site. */
  from: (site: string) => `From ${site}`,
  openTitle: 'Opens this figure with these settings where it comes from',

  /** Beneath the race. */
  raceCaption: (steps: string, layers: string) =>
    `Both work on the same task graph of ${steps} steps in ${layers} layers. A step opens once its parent is done.`,

  /** Of a figure in view of which nothing is there yet. */

  /** Where no worker can run. */
  still:
    'This page does not let the simulator start, so this is the picture at the default settings. The link below opens the figure as it is set here, with everything that can be moved.',
  nothing:
    'This page does not let the simulator start. The link below opens the figure as it is set here.',
  pictureOf: (title: string) => `${title}: the picture at the default settings.`,

  /** Where no scripts run. */
  noScript: 'This figure is computed in the browser, which needs JavaScript.',
  readArticle: 'The article with all pictures can be read without.',
};
