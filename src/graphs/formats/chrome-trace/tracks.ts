/** Numbers of tracks by their keys. */
export class Tracks {
  private readonly numbers = new Map<string, number>();

  number(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.numbers.size);
    return this.numbers.size - 1;
  }

  get count(): number {
    return this.numbers.size;
  }
}
