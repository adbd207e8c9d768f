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
  home: 'Article',
  lab: 'Lab',
  task: 'Your graph',
  method: 'Method',
  theme: {
    label: 'Colours',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
  },

  /** What browsers, search engines and link previews are told of each page. */
  meta: {
    front: {
      title: 'Predictable Swarm Scaling',
      description:
        'How much sooner do many agents finish than one? It depends on the shape of the task. An article whose every figure and number you can change.',
    },
    lab: {
      title: 'The lab',
      description:
        'One agent and a swarm on the same task graph, with every setting of the model within reach.',
    },
    task: {
      title: 'Your own task graph',
      description:
        'Drop the file of a workflow, a build, a pipeline or an agent’s trace: its shape, what 1 to 64 agents would do with it, what bounds that, and how many are worth having. Nothing leaves your browser.',
    },
    claims: {
      title: 'Published numbers, recomputed',
      description:
        'Every number and statement of the post, computed again over many families of task graphs: what was published, what comes out, and whether they meet.',
    },
    method: {
      title: 'Method',
      description:
        'The whole model behind the figures: how task graphs grow, how agents work through them, what is measured, and what is left out.',
    },
    glossary: {
      title: 'Glossary',
      description:
        'What task graph, coverage, agent-time, critical path and other words mean here.',
    },
  },
  /** What the picture on a link preview shows. */
  cardAlt: 'Curves of coverage and best score for one agent and for swarms of agents',

  labPage: {
    title: 'The lab',
    lead: 'One agent and a swarm on the same task graph, with every setting of the model within reach.',
  },

  suggestionsTitle: 'Try these',
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

  /** Where a file that is no figure file may be for, beside what is wrong with it. */
  taskDrop: 'If it is a task graph: there is a page that reads them.',

  footer: {
    pages: 'Pages of this site',
    about:
      'An explorable account of how swarms of agents speed up a task, and where they stop doing so. Every picture is the output of one simulator, which runs in this page.',
    licence: 'Source code under the MIT licence.',
    privacy:
      'Nothing leaves your browser: no cookies, no counting, no requests to anybody else. Only a colour scheme that you choose, and task graphs that you ask to be kept, stay on your own machine.',
  },
};
