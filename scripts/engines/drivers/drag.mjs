/** A drag with the mouse, as both Playwright and Puppeteer drive it. */
export async function dragWith(
  /** @type {{ move(x: number, y: number): Promise<void>, down(): Promise<void>, up(): Promise<void> }} */ mouse,
  /** @type {{ x: number, y: number }[]} */ points,
) {
  await mouse.move(points[0].x, points[0].y);
  await mouse.down();
  for (const { x, y } of points.slice(1)) await mouse.move(x, y);
  await mouse.up();
}
