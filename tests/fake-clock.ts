// A process that takes the present for another moment, for commands and builds whose output depends on the day.

/** Environment in which Node's clock starts at a moment and runs on from there. */
export function startClockAt(moment: string): { NODE_OPTIONS: string } {
  const script = `
    const RealDate = Date;
    const shift = RealDate.parse('${moment}') - RealDate.now();
    globalThis.Date = class extends RealDate {
      constructor(...parts) {
        super(...(parts.length > 0 ? parts : [RealDate.now() + shift]));
      }
      static now() {
        return RealDate.now() + shift;
      }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}
