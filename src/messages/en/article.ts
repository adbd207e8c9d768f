/** Text of the article and its companions that is not prose. */
export const article = {
  contents: 'Contents',
  skip: 'Skip to the text',
  notes: 'Notes',
  note: (n: string) => `Note ${n}`,
  backToText: 'Back to the text',
  references: 'References',
  /** In place of a comparison of which one side does not exist; alone or within a sentence. */
  untold: '(no comparison at these settings: one side of it does not exist)',

  number: {
    published: (value: string) => `Published: ${value}`,
    /** Median, and the 5% and 95% points over families. */
    model: (median: string, low: string, high: string, families: string) =>
      `This model: ${median}, from ${low} to ${high} in 90% of ${families} families`,
    always: (value: string, families: string) => `This model: ${value} in all ${families} families`,
    here: (figure: string) => `${figure}, as it is set now: `,
    /** Under the number, where it belongs to earlier settings. */
    old: (figure: string) =>
      `From earlier settings: ${figure} has not been on the screen since they changed.`,
  },

  cite: {
    title: 'Cite this page',
    lead: 'If you use a figure or a number from here, please also cite the post itself (the first reference).',
    authors: 'The Predictable Swarm Scaling contributors',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Not copied: your browser did not allow it',
    titled: (site: string) => `${site}: an explorable account`,
    plain: (year: string, title: string) =>
      `The Predictable Swarm Scaling contributors (${year}). ${title}.`,
  },

  parameters: {
    caption: (group: string) => `Parameters: ${group}`,
    name: 'Parameter',
    usual: 'Default',
    accepts: 'Accepts',
    source: 'Source of the default',
    sources: {
      post: 'stated by the post',
      fitted: 'fitted to its numbers',
      september: 'from the September revision',
      own: 'our choice',
    },
  },

  glossary: {
    title: 'Glossary',
    lead: 'The words of this site, in the sense in which it uses them.',
  },

  notFound: {
    title: 'There is no page at this address',
    text: 'It may have moved, or the link has lost a letter on its way. The article, the lab and the claims are where they always were.',
    home: 'To the article',
  },

  feed: {
    open: 'See and change this figure',
  },
};
