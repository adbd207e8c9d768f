import type { Answer, JobResult } from '../../workers/protocol.ts';

/**
 * Results by job, bounded by number and by the bytes of their columns; the one unused for longest goes
 * first. What is kept is handed out as it is, again and again: readers must not change or transfer it.
 */
export class ResultCache {
  // A Map keeps the order of insertion, and what is used is inserted anew.
  private readonly answers = new Map<string, Answer>();
  private bytes = 0;

  constructor(
    private readonly most: number,
    private readonly mostBytes: number,
  ) {}

  get(key: string): JobResult | null {
    const answer = this.answers.get(key);
    if (!answer) return null;
    this.answers.delete(key);
    this.answers.set(key, answer);
    return answer.result;
  }

  set(key: string, answer: Answer): void {
    this.drop(key);
    if (answer.bytes > this.mostBytes) return;
    this.answers.set(key, answer);
    this.bytes += answer.bytes;
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= this.most && this.bytes <= this.mostBytes) return;
      this.drop(oldest);
    }
  }

  clear(): void {
    this.answers.clear();
    this.bytes = 0;
  }

  private drop(key: string): void {
    this.bytes -= this.answers.get(key)?.bytes ?? 0;
    this.answers.delete(key);
  }
}
