import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../../..')

/** A document of Markdown as `npm run format` writes it. */
export const formatted = (document: string): string =>
  execFileSync(process.execPath, [resolve(ROOT, 'node_modules/oxfmt/bin/oxfmt'), '--stdin-filepath', 'document.md'], {
    cwd: ROOT,
    input: document,
    encoding: 'utf8',
  })
