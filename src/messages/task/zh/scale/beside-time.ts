/** A time before Chinese letters: with a space where it ends in a digit or a Latin letter. */
export function before(time: string): string {
  return /[A-Za-z0-9×%]$/.test(time) ? `${time} ` : time;
}
