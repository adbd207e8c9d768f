import type { Job } from '../../workers/protocol.ts';
import { type Callbacks, Channel, type Surroundings } from './channel.ts';

/** The channels by name; each is a reader for whom the latest request wins. */
export class Latest {
  private readonly channels = new Map<string, Channel>();

  constructor(private readonly around: Surroundings) {}

  request(name: string, job: Job, callbacks: Callbacks): void {
    let channel = this.channels.get(name);
    if (!channel) {
      channel = new Channel(this.around);
      this.channels.set(name, channel);
    }
    channel.request(job, callbacks);
  }

  cancel(name: string): void {
    this.channels.get(name)?.cancel();
  }

  /** Asks again for what was turned away for lack of workers. */
  retry(): void {
    for (const channel of this.channels.values()) channel.retry();
  }

  cancelAll(): void {
    for (const channel of this.channels.values()) channel.cancel();
  }
}
