import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const ROOT = resolve(__dirname, '..')
const NEST = resolve(ROOT, 'node_modules/@nestjs/cli/bin/nest.js')

it('Given the name of a service, then Nest generates it in a folder of the backend', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [NEST, 'generate', 'service', 'clubs', '--dry-run'], {
    cwd: ROOT,
  })
  expect(stdout).toMatch(/CREATE\S* backend\/src\/clubs\/clubs\.service\.ts/)
})
