import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { safeLoad } from 'js-yaml'
import { KNOWN_VARIABLES, readSettings } from './settings'

const root = resolve(__dirname, '../../../..')
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')

/** Fields of a service that these files use, as the schema of Compose has them. */
type Service = {
  readonly image?: string
  readonly build?: string
  readonly command?: readonly string[]
  readonly depends_on?: readonly string[] | { readonly [service: string]: { readonly condition: string } }
  readonly environment?: { readonly [variable: string]: string }
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[]; readonly interval: string; readonly timeout: string }
  readonly read_only?: boolean
  readonly tmpfs?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly stop_grace_period?: string
  readonly restart?: string
}
type Compose = {
  readonly services: { readonly [name: string]: Service }
  readonly volumes: { readonly [name: string]: null }
}

const FIELDS: { readonly [field in keyof Required<Service>]: (value: unknown) => boolean } = {
  image: value => typeof value === 'string',
  build: value => typeof value === 'string',
  command: value => isTexts(value),
  depends_on: value => isTexts(value) || isMap(value),
  environment: value => isMap(value) && Object.values(value).every(text => typeof text === 'string'),
  ports: value => isTexts(value),
  volumes: value => isTexts(value),
  healthcheck: value => isMap(value) && isTexts(value.test) && /^CMD(-SHELL)?$/.test(String((value.test as string[])[0])),
  read_only: value => typeof value === 'boolean',
  tmpfs: value => isTexts(value),
  cap_drop: value => isTexts(value),
  security_opt: value => isTexts(value),
  stop_grace_period: value => /^\d+s$/.test(String(value)),
  restart: value => value === 'unless-stopped',
}
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(text => typeof text === 'string')

/** Fields that are unknown, or not what the schema says. */
const faultsOf = (service: Service): readonly string[] =>
  Object.entries(service).flatMap(([field, value]) =>
    Object.hasOwn(FIELDS, field) && FIELDS[field as keyof Service](value) ? [] : [field],
  )

const dependsOn = ({ depends_on: on = [] }: Service): readonly string[] =>
  Array.isArray(on) ? (on as string[]) : Object.keys(on)

const withDefaults = (text: string): string => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1')

describe.each([
  ['docker-compose.yml', 1],
  ['docker-compose.cluster.yml', 3],
])('%s', (file, nodes) => {
  const compose = safeLoad(read(file)) as Compose
  const services = Object.entries(compose.services)
  const of = (kind: string) => services.filter(([name]) => name.startsWith(kind))
  const products = of('fullcourt')

  it('says of each service what Compose knows', () => {
    expect(Object.keys(compose).filter(key => !key.startsWith('x-'))).toEqual(['services', 'volumes'])
    expect(services.flatMap(([name, service]) => faultsOf(service).map(fault => `${name}.${fault}`))).toEqual([])
  })

  it('runs two processes of the product on the engines, behind a proxy', () => {
    expect([of('eventstore'), of('mongodb'), products, of('proxy')].map(({ length }) => length)).toEqual([nodes, nodes, 2, 1])
    expect(dependsOn(compose.services.proxy as Service)).toEqual(products.map(([name]) => name))
  })

  it('names services, volumes and files that there are', () => {
    const named = services.flatMap(([, service]) => dependsOn(service))
    expect(named.filter(name => !Object.hasOwn(compose.services, name))).toEqual([])
    const [own, files] = [services.flatMap(([, { volumes = [] }]) => volumes.map(volume => volume.split(':')[0] ?? ''))].flatMap(
      all => [all.filter(name => !name.startsWith('.')), all.filter(name => name.startsWith('.'))],
    )
    expect([...new Set(own)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
    expect((files ?? []).filter(path => !existsSync(resolve(root, path)))).toEqual([])
    expect(own).toHaveLength(new Set(own).size)
  })

  it('passes the product settings that it knows, and that it can start with', () => {
    for (const [, { environment = {} }] of products) {
      expect(Object.keys(environment).filter(name => !(KNOWN_VARIABLES as readonly string[]).includes(name))).toEqual([])
      const values = Object.entries(environment).map(([name, value]) => [name, withDefaults(value)])
      const settings = readSettings(Object.fromEntries(values) as Record<string, string>, '/')
      expect(settings).toMatchObject({ host: '0.0.0.0', port: 3000, dataFolder: '/data', trustProxy: 1 })
      const hosts = [settings.eventStoreUrl, settings.mongodbUrl].flatMap(url =>
        (/:\/\/([^/?]+)/.exec(url ?? '')?.[1] ?? '').split(',').map(host => host.split(':')[0]),
      )
      expect(hosts).toEqual([...of('eventstore'), ...of('mongodb')].map(([name]) => name))
    }
  })

  it('makes a replica set of MongoDB of all its members', () => {
    const tests = of('mongodb').flatMap(([, { healthcheck }]) => healthcheck?.test.at(-1) ?? [])
    expect(tests).toEqual([expect.stringContaining('rs.initiate')])
    for (const [, { command }] of of('mongodb')) expect(command).toEqual(expect.arrayContaining(['--replSet', 'rs0']))
  })

  it('waits for the health of every engine and process that others need', () => {
    const waitedFor = services.flatMap(([, { depends_on: on }]) => (isMap(on) ? Object.entries(on) : []))
    expect(waitedFor.filter(([, { condition }]) => condition !== 'service_healthy')).toEqual([])
    const image = /^HEALTHCHECK /m.test(read('Dockerfile'))
    for (const [name] of waitedFor)
      expect([name, compose.services[name]?.healthcheck !== undefined || (image && name.startsWith('fullcourt'))]).toEqual([
        name,
        true,
      ])
  })

  it('holds no secret', () => {
    const secret = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|KEY|TOKEN/.test(name)),
    )
    expect(secret.filter(([name, value]) => value !== `\${${name}:-}`)).toEqual([])
    expect(read(file)).not.toMatch(/:\/\/[^/\s]*:[^/\s]*@/)
  })

  it('binds every port to loopback', () => {
    const ports = services.flatMap(([, { ports = [] }]) => ports)
    expect(ports.length).toBeGreaterThan(0)
    expect(ports.filter(port => !port.startsWith('127.0.0.1:'))).toEqual([])
  })

  it('fixes the version of every image that is not built here', () => {
    const images = services.flatMap(([, { image, build }]) => (build === undefined ? [image] : []))
    for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+/)
  })

  it('lets the product and the proxy write nowhere but into their data folder and /tmp', () => {
    for (const [name, service] of [...products, ...of('proxy')]) {
      expect([name, service]).toMatchObject([name, { read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] }])
      expect((service.volumes ?? []).filter(volume => !volume.endsWith(':/data') && !volume.endsWith(':ro'))).toEqual([])
    }
  })
})

describe('deploy/nginx.conf', () => {
  const config = read('deploy/nginx.conf')

  it('passes everything on to both processes', () => {
    expect([...config.matchAll(/server (fullcourt-\d):3000/g)].map(([, name]) => name)).toEqual(['fullcourt-1', 'fullcourt-2'])
    expect(config).toContain('proxy_pass http://fullcourt;')
    expect(config.match(/\{/g)).toHaveLength(config.match(/\}/g)?.length ?? 0)
  })

  it('says who called, by which scheme and under which host', () => {
    for (const header of ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'])
      expect(config).toContain(`proxy_set_header ${header} `)
  })
})

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')

  it('does not run as root', () => expect(dockerfile).toMatch(/^USER node$/m))

  it('knows every room when it installs', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
    for (const room of workspaces) expect(dockerfile).toContain(`COPY ${room}/package.json ${room}/`)
  })

  it('writes into its data folder alone', () => expect(dockerfile).toMatch(/^ENV .*FULLCOURT_DATA=\/data/m))
})
