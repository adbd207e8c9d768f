import { parentPort } from 'node:worker_threads';
import { compute, type Task } from './task.ts';

/** A thread: computes the pieces that it is sent, one after the other. */
parentPort?.on('message', (task: Task) => parentPort?.postMessage(compute(task)));
