/** As a datetime-local field takes it: in the reader's zone, to the minute. */
export function inputMoment(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
