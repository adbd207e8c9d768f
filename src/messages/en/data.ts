/** Text of figures as data: their fingerprint, and files and links that are opened on a page. */
export const data = {
  digest: 'Digest',
  digestMeaning:
    'A fingerprint of the result on show. Two readers who see the same one see the same numbers, to the last bit.',
  /** While the result is not whole. */
  noDigest: 'not computed to its end',
  copy: 'Copy',
  copyDigest: (digest: string) => `Copy the digest ${digest}`,
  copied: 'Copied',
  copyFailed: 'Select it by hand',

  open: 'Open a figure file…',
  openTitle: 'A JSON file that was saved from a figure of this site',
  dismiss: 'Close',
  /** What would happen if the hand let go. */
  drop: 'Drop to open',
  dropMeans: 'a figure file (JSON), or a link of this site',
  opened: (title: string) => `Opened: ${title}.`,
  /** The figure is on another page. */
  elsewhere: (title: string) => `Open ${title}`,
  race: 'the race in the lab',

  /** Between names. */
  comma: ', ',
  contradicts: (parameters: string) =>
    `The file says of ${parameters} something else than its query; the query was used.`,
  otherFigure: 'The file names another figure than its query; the query was used.',
  otherModel: (file: string, page: string) =>
    `The file is of version ${file} of the model, and this page computes with version ${page}: the numbers may differ.`,

  troubles: {
    'too-large': 'The file is larger than 2 MB and does not begin as a figure file does.',
    'not-json': 'The file is not JSON, so it is no figure file.',
    'no-format': 'The file does not say that it is a figure file: it has no "format".',
    'other-format': (format: string) =>
      `The file is of the format “${format}”, not “swarm-figure”.`,
    newer: (version: string) =>
      `The file is of version ${version} of the format, which this page does not know yet.`,
    'no-query': 'The file lacks its "query", which says what the figure shows.',
    'not-here': 'The file does not say which figure of this site it is.',
    several: (n: string) => `${n} files were dropped; one at a time can be opened.`,
    folder: 'A folder was dropped; a single figure file can be opened.',
    text: 'A text was dropped that is neither a figure file nor a link of this site.',
    nothing: 'Nothing was dropped that can be opened.',
    unreadable: 'The file could not be read.',
  },
};
