// The house: what each room may import. Everything else is forbidden, type-only imports included.
//
//   folder    where the room is
//   rooms     rooms it may import; "model/parameters" means only the files under that name
//   types     rooms of which it may import types only
//   starts    rooms whose files it may start as workers: new Worker(new URL('…', import.meta.url))
//   packages  npm packages it may import; "node:*" stands for Node's own modules
//
// A room may always import itself. Arrows run downwards only: a room stands above what it imports.

/**
 * @typedef {{ folder: string, rooms?: string[], types?: string[], starts?: string[], packages?: string[] }} Room
 * @type {Record<string, Room>}
 */
export const rooms = {
  cli: {
    folder: 'src/cli',
    rooms: ['claims', 'link', 'model', 'graphs'],
    packages: ['node:*', 'tsx', 'valibot'],
  },
  pages: {
    folder: 'src/pages',
    rooms: [
      'article',
      'figures',
      'export',
      'components',
      'draw',
      'state',
      'player',
      'compute',
      'link',
      'messages',
      'graphs',
      'rescue',
      'collective',
      'claims',
      'model',
    ],
    packages: [
      'react',
      'react-dom',
      '@fontsource-variable/source-serif-4',
      '@fontsource-variable/source-sans-3',
    ],
  },
  article: {
    folder: 'src/article',
    rooms: ['figures', 'components', 'link', 'messages', 'claims', 'model'],
    // The types alone of mdx: the code of the prose comes from its compiler.
    packages: ['react', 'mdx'],
  },
  figures: {
    folder: 'src/figures',
    rooms: [
      'export',
      'components',
      'state',
      'compute',
      'draw',
      'player',
      'link',
      'messages',
      'claims',
      // What is said about a reader's file, and how.
      'graphs/said',
      'graphs/place',
      'graphs/remark',
      // How formats are called.
      'graphs/formats/format',
      // How a file is read where nobody has chosen.
      'graphs/read-graph',
      // The graph of a page as a file, written when it is asked for: too small a thing for a job of its own.
      'graphs/formats/write-task-graph',
      'model',
    ],
    types: ['graphs'],
    packages: ['react', 'react-dom', 'd3'],
  },
  components: {
    folder: 'src/components',
    rooms: ['draw', 'state', 'player', 'messages'],
    types: ['model', 'graphs'],
    packages: ['react', 'react-dom', 'react-aria-components', 'd3'],
  },
  state: {
    folder: 'src/state',
    rooms: ['link', 'compute', 'player', 'model', 'graphs/read-graph'],
    types: ['graphs'],
    packages: ['zustand', 'idb-keyval'],
  },
  export: {
    folder: 'src/export',
    rooms: ['draw', 'model'],
    packages: ['fflate'],
  },
  draw: {
    folder: 'src/draw',
    types: ['model'],
    packages: ['d3'],
  },
  compute: {
    folder: 'src/compute',
    types: ['model', 'claims', 'graphs', 'rescue', 'collective', 'workers'],
    starts: ['workers'],
    packages: ['comlink'],
  },
  workers: {
    folder: 'workers',
    rooms: ['model', 'claims', 'graphs', 'rescue', 'collective'],
    packages: ['comlink'],
  },
  link: {
    folder: 'src/link',
    rooms: [
      'model/parameters',
      'model/presets',
      'model/parse-parameters',
      'model/edit-distance',
      'model/cut-text',
      'model/time-unit',
    ],
    types: ['model'],
    packages: ['valibot', 'fflate'],
  },
  messages: {
    folder: 'src/messages',
    types: ['model/parameters'],
  },
  player: {
    folder: 'src/player',
  },
  graphs: {
    folder: 'src/graphs',
    rooms: ['model'],
    packages: ['papaparse', 'saxes', 'fflate', 'js-yaml'],
  },
  claims: {
    folder: 'src/claims',
    rooms: ['model'],
  },
  rescue: {
    folder: 'src/rescue',
    rooms: ['model/random', 'model/statistics', 'model/measure'],
    types: ['model'],
  },
  collective: {
    folder: 'src/collective',
    rooms: ['model/random', 'model/statistics', 'model/measure'],
    types: ['model'],
  },
  model: {
    folder: 'src/model',
    packages: ['flatqueue'],
  },
};
