import { controls } from './controls.ts';
import { notices } from './notices.ts';
import { readouts } from './readouts.ts';

/** Text of the pages, the controls and the readouts. */
export const page = {
  controls,
  readouts,
  notices,

  siteTitle: 'Predictable Swarm Scaling',
  skip: 'Skip to the figure',
  navigation: 'Pages and settings of the site',
  lab: 'Lab',
  /** The language this page can be read in instead, in that language. */
  otherLanguage: '中文',
  theme: {
    label: 'Colours',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
  },

  front: {
    title: 'Predictable Swarm Scaling',
    lead: 'How much sooner do many agents finish than one? It depends on the shape of the task, and that can be worked out in advance.',
    /** Words between asterisks are terms that are introduced here. */
    paragraphs: [
      'Much work is a search: each attempt opens a few more, and some lead deeper. Draw attempts as dots and prerequisites as lines, and you have a *task graph*. The one below grows by trial and error: what improved is varied more often, and deeper steps take longer.',
      'Two scores tell how far the work has come. *Coverage* counts finished steps, for those who need to know everything; every branch adds to it. *Best score* is the finest result so far, for those who need one good answer; it waits for one long chain.',
      'One agent works through the graph, a swarm through the same graph beside it. Play it, drag the time, change the swarm: everything is computed anew while your hand is moving.',
    ],
    tryTitle: 'Try these first',
  },

  labPage: {
    title: 'The lab',
    lead: 'One agent and a swarm on the same task graph, with every setting of the model within reach.',
  },

  /** States worth a look, each a button and what to look for. */
  suggestions: {
    grow: { label: () => 'Watch it grow', look: 'Where do the branches thicken, and why there?' },
    two: {
      label: (agents: string) => `${agents} agents`,
      look: 'Does a second pair of hands double the pace?',
    },
    many: {
      label: (agents: string) => `${agents} agents`,
      look: 'Which score has stopped gaining, and what is it waiting for?',
    },
    narrow: {
      label: (layers: string) => `${layers} layers`,
      look: 'A long, narrow task: watch the agents queue for the one open chain.',
    },
    wide: {
      label: (layers: string) => `${layers} layers, recursive`,
      look: 'A wide task without a coordinator: who ends up doing the work?',
    },
    overhead: {
      label: () => 'Overhead on',
      look: 'Agents that talk to all others: at which size does one more cost more than it brings?',
    },
  },

  figure: {
    label: 'One agent and a swarm on the same task graph',
    loading: 'Working out the first picture…',
    /** At the race, while its picture is of earlier settings. */
    working: 'computing…',
    staticCaption: 'The picture at the default settings, drawn when this page was made.',
    noScript:
      'This page computes in your browser, which needs JavaScript; without it, nothing here can be played or changed.',
    settings: 'Settings',
    readouts: 'Measured',
  },

  who: {
    one: 'One agent',
    standard: (agents: string) => `A standard swarm of ${agents}`,
    recursive: (agents: string) => `A recursive swarm of ${agents}`,
    independent: (agents: string) => `${agents} agents, each on a graph of its own`,
    sessions: (sessions: string, each: string) => `Several swarms (${sessions}, of ${each} each)`,
  },

  footer: {
    about:
      'An explorable account of how swarms of agents speed up a task, and where they stop doing so. Every picture is the output of one simulator, which runs in this page.',
    licence: 'Source code under the MIT licence.',
    privacy:
      'Nothing leaves your browser: no cookies, no counting, no requests to anybody else. Only a colour scheme that you choose is kept, on your own machine.',
  },
};
