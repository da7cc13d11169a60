import type { Terminal } from './terminal'

const WIDTH = 32
/** Where nobody sees a bar move, a line is written each time so much more is done. */
const STEP_PERCENT = 10

/** A bar on a terminal; elsewhere now and then a line. It ends where it is. */
export class TerminalProgressBar {
  private reported = -1

  constructor(private readonly terminal: Terminal) {}

  show(done: number, total: number, beside = ''): void {
    const share = total === 0 ? 1 : Math.min(1, done / total)
    const percent = Math.floor(share * 100)
    const text = `${String(percent).padStart(3)} %  ${done} of ${total}${beside === '' ? '' : `  ${beside}`}`
    if (this.terminal.err.isTTY) {
      const full = Math.round(share * WIDTH)
      this.terminal.err.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${text}\u001b[K`)
    } else if (Math.floor(percent / STEP_PERCENT) > this.reported) {
      this.reported = Math.floor(percent / STEP_PERCENT)
      this.terminal.err.write(`${text}\n`)
    }
  }

  end(): void {
    if (this.terminal.err.isTTY) this.terminal.err.write('\n')
  }
}
