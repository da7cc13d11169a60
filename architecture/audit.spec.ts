import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const AUDIT = resolve(__dirname, '../.ci/audit.js')

type Ended = { readonly code: number; readonly stdout: string }

/** Runs the step against a registry that answers as given, with a cache of its own: npm remembers advisories in its cache. */
const auditAgainst = async (answer: RequestListener): Promise<Ended> => {
  const registry = createServer(answer).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const cache = mkdtempSync(join(tmpdir(), 'fullcourt-audit-'))
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache }
  const ended = await new Promise<Ended>(done => {
    const child = execFile(process.execPath, [AUDIT], { env }, (_, stdout) => done({ code: child.exitCode ?? -1, stdout }))
  })
  registry.closeAllConnections()
  registry.close()
  rmSync(cache, { recursive: true, force: true })
  return ended
}

/** A registry that knows these advisories, and nothing else. */
const knowing =
  (advisories: object): RequestListener =>
  ({ method, url = '' }, response) => {
    const asked = method === 'POST' && url.endsWith('/advisories/bulk')
    response.writeHead(asked ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(asked ? advisories : {}))
  }

const advisory = (severity: string) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Reads what is not its own',
  severity,
  vulnerable_versions: '*',
})

it('Given a vulnerability of high severity in what is shipped, then it fails and names the package', async () => {
  const { code, stdout } = await auditAgainst(knowing({ 'lru-cache': [advisory('high')] }))
  expect(code).toBe(1)
  expect(stdout).toContain('lru-cache')
})

it('Given one of moderate severity, then it passes', async () => {
  const { code, stdout } = await auditAgainst(knowing({ 'lru-cache': [advisory('moderate')] }))
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('none of high severity') as string })
})

it('Given a registry that does not answer the question, then it passes and says so in one line', async () => {
  const { code, stdout } = await auditAgainst((_, response) => response.writeHead(405).end())
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Known vulnerabilities: not checked, .*405.*\n$/)
})
