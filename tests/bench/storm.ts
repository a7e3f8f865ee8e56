// Sixteen guests who book without a pause, in a thread of their own so that they do not slow the measuring loop.
import { parentPort, workerData } from 'node:worker_threads';
import { asNobody, at, book, connect, randomFrom, type StageRoom } from '../db/stage.ts';

const { connectionString, rooms }: { connectionString: string; rooms: StageRoom[] } = workerData;
const clients = await connect(connectionString, 16, asNobody);
const random = randomFrom(3);
const below = (limit: number) => Math.floor(random() * limit);
let over = false;
let bookings = 0;
parentPort?.once('message', () => {
  over = true;
});
const start = performance.now();
await Promise.all(
  clients.map(async (client) => {
    while (!over) {
      const request = { room: at(rooms, below(rooms.length)), from: below(300), nights: 1 + below(5) };
      if ((await book(client, request)).ok) bookings += 1;
    }
    await client.end();
  }),
);
parentPort?.postMessage(Math.round(bookings / ((performance.now() - start) / 1000)));
