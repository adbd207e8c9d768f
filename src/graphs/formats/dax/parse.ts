import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import type { Reading } from '../format.ts';
import type { DaxEdge, DaxJob, DaxWorkflow } from './workflow.ts';

const PIECE = 2 ** 16;
/** Elements of `adag` that are steps; `dag` and `dax` are workflows that run as one. */
const STEPS: ReadonlySet<string> = new Set(['job', 'dag', 'dax']);

/**
 * Reads a DAX file piece by piece. No entity is resolved beyond those of XML itself, so that a small file stays small.
 * Throws a GraphError with line and column.
 */
export function* parseDax(text: string): Reading<DaxWorkflow> {
  const reader = new DaxReader();
  for (let at = 0; at < text.length; at += PIECE) {
    yield at / text.length;
    reader.write(text.slice(at, at + PIECE));
  }
  return reader.close();
}

class DaxReader {
  private readonly xml = new SaxesParser({ xmlns: false, position: true });
  /** Names of the open elements, without their prefixes. */
  private readonly open: string[] = [];
  private readonly jobs: { -readonly [K in keyof DaxJob]: DaxJob[K] }[] = [];
  private readonly edges: DaxEdge[] = [];
  private files = 0;
  private announced: DaxWorkflow['announced'] = null;
  private child: string | null = null;
  /** Text of the profile `runtime` that is open. */
  private profile: string | null = null;

  constructor() {
    const { xml } = this;
    xml.on('error', (error) => {
      const { line, column } = xml;
      throw new GraphError(
        atLine(line, column),
        say`this is not XML: ${quoted(error.message.replace(/^[\d:]+\s*/, ''))}`,
      );
    });
    xml.on('opentag', (tag) => this.begin(tag));
    xml.on('closetag', (tag) => this.end(local(tag.name)));
    const take = (text: string) => {
      if (this.profile !== null) this.profile += text;
    };
    xml.on('text', take);
    xml.on('cdata', take);
  }

  write(piece: string): void {
    this.xml.write(piece);
  }

  close(): DaxWorkflow {
    this.xml.close();
    const { jobs, edges, files, announced } = this;
    return { jobs, edges, files, announced };
  }

  private begin(tag: SaxesTagPlain): void {
    const name = local(tag.name);
    const { attributes } = tag;
    const { line } = this.xml;
    const depth = this.open.push(name);
    if (depth === 1) this.root(name, attributes.jobCount);
    else if (depth === 2 && STEPS.has(name)) this.job(attributes);
    else if (depth === 2 && name === 'child') this.child = this.required(attributes, 'ref', name);
    else if (depth === 3 && name === 'parent' && this.child !== null) {
      const parent = this.required(attributes, 'ref', name);
      this.edges.push({ parent, child: this.child, line });
    } else if (depth === 3 && name === 'uses') this.files++;
    else if (depth === 3 && name === 'profile' && STEPS.has(this.open[1])) {
      if (attributes.key?.toLowerCase() === 'runtime') this.profile = '';
    }
  }

  private end(name: string): void {
    this.open.pop();
    if (this.open.length === 1 && name === 'child') this.child = null;
    if (this.open.length !== 2 || this.profile === null) return;
    const job = this.jobs.at(-1);
    if (job !== undefined) job.runtime ??= asNumber(this.profile);
    this.profile = null;
  }

  private root(name: string, jobCount: string | undefined): void {
    if (name !== 'adag') {
      throw new GraphError(
        atLine(this.xml.line),
        say`the root of a DAX is ${'<adag>'}, not ${quoted(name)}`,
      );
    }
    if (jobCount !== undefined && /^\d+$/.test(jobCount)) {
      this.announced = { jobs: Number(jobCount), line: this.xml.line };
    }
  }

  private job(attributes: Readonly<Record<string, string | undefined>>): void {
    this.jobs.push({
      id: this.required(attributes, 'id', this.open[1]),
      name: attributes.name ?? '',
      runtime: attributes.runtime === undefined ? undefined : asNumber(attributes.runtime),
      line: this.xml.line,
    });
  }

  private required(
    attributes: Readonly<Record<string, string | undefined>>,
    key: string,
    element: string,
  ): string {
    const value = attributes[key];
    if (value !== undefined) return value;
    throw new GraphError(
      atLine(this.xml.line),
      say`the attribute ${quoted(key)} of ${`<${element}>`} is missing`,
    );
  }
}

/** A name without the prefix of its namespace. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The number that is written there; the text itself where it is none. */
function asNumber(text: string): unknown {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
