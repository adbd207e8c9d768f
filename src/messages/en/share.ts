/** Text of the dialogs that send a figure, embed it, and save what it shows. */
export const share = {
  share: 'Share',
  save: 'Save',
  /** The dialogs. */
  shareTitle: 'Share this figure',
  saveTitle: 'Save this figure',
  close: 'Close',
  notLoaded: 'This could not be loaded. Try again.',
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  copyFailed: 'The browser refused. The text is selected: copy it by hand.',

  tabs: { name: 'Ways to share', link: 'Link', embed: 'Embed', element: 'Web component' },

  link: {
    inArticle: 'In the article, as all of it is set now',
    inLab: 'In the lab, as it is set now',
    alone: 'The figure by itself',
    send: 'Send…',
    run: 'Digest',
    runMeans:
      'Whoever opens the link and sees the same digest sees the same numbers, to the last bit.',
    runLater: 'It is there once the figure is computed to its end.',
  },

  embed: {
    code: 'HTML for your page',
    lead: 'The figure in a frame of your page. It stays alive there.',
    /** Beneath the code. */
    heightOfCode: (pixels: string, width: string) =>
      `The height of ${pixels} px is right for the preview’s width of ${width} px; for any other, the frame posts its height to your page, where a script can follow it by one of three protocols: swarm-figure, datawrapper-height, iframe-resizer.`,
    parts: 'Parts',
    part: {
      title: 'Title',
      controls: 'Controls',
      transport: 'Play bar',
      readouts: 'Numbers',
      caption: 'Caption',
      values: 'Exact values',
      actions: 'Toolbar',
    },
    controls: 'Which controls',
    otherControls: 'Others',
    theme: 'Colours',
    themes: { system: 'As the reader’s system', light: 'Light', dark: 'Dark' },
    language: 'Language',
    preview: 'Preview',
    width: 'Width of the preview',
    pixels: (n: string) => `${n} px`,
    height: (n: string) => `${n} px high`,
    waiting: 'The preview is loading…',
    unreachable:
      'The page that shows one figure does not answer here, so there is no preview. The code is complete.',
    previewOf: (title: string) => `Preview: ${title}`,
  },

  element: {
    lead: 'The figure as part of your page, without a frame. Your page has to allow scripts from this site.',
    code: 'HTML for your page',
  },

  picture: {
    heading: 'Picture',
    format: 'Format',
    svg: 'SVG',
    png: 'PNG',
    scale: 'Pixels',
    times: (n: string) => `${n}×`,
    theme: 'Colours',
    themes: { page: 'As the page', light: 'Light', dark: 'Dark' },
    preview: 'Preview of the picture',
    save: 'Save picture',
    copy: 'Copy picture',
    copied: 'The picture is on the clipboard.',
    size: (width: string, height: string) => `${width} × ${height} pixels`,
    smaller: (scale: string) => `The browser could not draw it larger than ${scale}×.`,
    failed: 'The browser could not draw it. Try fewer pixels.',
  },

  data: {
    heading: 'Numbers',
    lead: 'All values on show in full precision, with the settings and the link that give them again.',
    csv: 'Save CSV',
    json: 'Save JSON',
    /** Of the run: a step a line. */
    schedule: 'Save the schedule as CSV',
    failed: 'The file could not be made.',
    again:
      'A saved JSON file shows its figure again: drop it on the page, or open it at the foot of the page.',
  },

  film: {
    heading: 'Film',
    lead: 'The race from its beginning to its end, as WebM without sound.',
    length: 'Length',
    seconds: (n: string) => `${n} s`,
    size: 'Size',
    save: 'Record film',
    cancel: 'Cancel',
    /** It is recorded while it is shown. */
    takes: (seconds: string) => `It takes about ${seconds} s. Leave this tab in front meanwhile.`,
    left: (percent: string, seconds: string) => `${percent} recorded, about ${seconds} s left`,
    cancelled: 'Cancelled. Nothing was saved.',
    unsupported: 'This browser records no films.',
    failed: 'The browser stopped recording. Try a shorter film, or a smaller one.',
  },

  nothing: 'There is nothing to save yet. It can be saved once the figure is computed.',
  working: 'The figure is not computed to its end yet. It can be saved once it is.',
  making: 'Making the file…',
  saved: (name: string, size: string) => `${name}, ${size}`,
  refused: 'The browser saved nothing. Try another format.',
  copyRefused: 'The browser did not take it. Save it as a file instead.',
  bytes: {
    kilo: (n: string) => `${n} kB`,
    mega: (n: string) => `${n} MB`,
  },

  /** What is written around a picture that travels. */
  between: ' · ',
  version: (model: string) => `Model ${model}`,
  versionRun: (model: string, digest: string) => `Model ${model}, digest ${digest}`,
};
