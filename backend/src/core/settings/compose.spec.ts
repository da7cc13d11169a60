import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { KNOWN_VARIABLES } from './settings'

const root = resolve(__dirname, '../../../..')
const compose = readFileSync(resolve(root, 'docker-compose.yml'), 'utf8')

/** The lines of one service, by their indentation. */
const service = (name: string): string => {
  const from = compose.indexOf(`\n  ${name}:\n`)
  const rest = compose.slice(from + 1)
  const next = /\n {2}[a-z-]+:\n|\nvolumes:/.exec(rest)
  return rest.slice(0, next?.index)
}

const variablesOf = (name: string): string[] => {
  const [, environment = ''] = service(name).split('    environment:\n')
  return [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, variable]) => variable as string)
}

describe('docker-compose.yml', () => {
  it('passes the product only settings that it knows', () => {
    const passed = variablesOf('fullcourt')
    expect(passed.length).toBeGreaterThan(5)
    expect(passed.filter(variable => !(KNOWN_VARIABLES as readonly string[]).includes(variable))).toEqual([])
  })

  it('runs the product on both engines', () =>
    expect(variablesOf('fullcourt')).toEqual(expect.arrayContaining(['EVENT_STORE_URL', 'MONGODB_URL'])))

  it('binds every port to loopback', () => {
    const ports = [...compose.matchAll(/ports: \['([^']+)'\]/g)].map(([, port]) => port)
    expect(ports).toHaveLength(3)
    expect(ports.filter(port => !port?.startsWith('127.0.0.1:'))).toEqual([])
  })

  it('fixes the version of every image', () => {
    const images = [...compose.matchAll(/image: (\S+)/g)].map(([, image]) => image)
    expect(images).toHaveLength(2)
    for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+/)
  })

  it('asks every engine for its health before the product starts', () => {
    for (const name of ['eventstore', 'mongodb']) expect(service(name)).toContain('healthcheck:')
    expect(service('fullcourt').match(/condition: service_healthy/g)).toHaveLength(2)
  })
})

describe('Dockerfile', () => {
  const dockerfile = readFileSync(resolve(root, 'Dockerfile'), 'utf8')

  it('does not run as root', () => expect(dockerfile).toMatch(/^USER node$/m))

  it('knows every room when it installs', () => {
    const { workspaces } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { workspaces: string[] }
    for (const room of workspaces) expect(dockerfile).toContain(`COPY ${room}/package.json ${room}/`)
  })
})
