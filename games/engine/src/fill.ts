/** Fills the placeholders of a dictionary text: `fill('Line {line}', { line: 3 })`. */
export function fill(text: string, values: { [name: string]: string | number }): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
