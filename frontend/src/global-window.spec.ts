import { createRequire } from 'node:module'
import { join } from 'node:path'

type Windows = { readonly openGlobalWindow: (given: Console) => () => void }
type Modules = { readonly loadWithDocument: () => void; readonly loadWithoutDocument: () => void }
type Global = Record<string, unknown>

const ARCHITECTURE = join(__dirname, '../../architecture')
const load = createRequire(__filename)
const read = (name: string): unknown => load(name) as unknown
const { openGlobalWindow } = read(join(ARCHITECTURE, 'global-window.js')) as Windows
const { loadWithDocument, loadWithoutDocument } = read(join(ARCHITECTURE, 'loaded-modules.js')) as Modules

/** As browser-environment.js does for a file. */
const within = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
  const close = openGlobalWindow(console)
  loadWithDocument()
  try {
    return await work()
  } finally {
    loadWithoutDocument()
    close()
  }
}

/** Everything that a file may leave behind. */
const leaveTraces = () => {
  const global = globalThis as unknown as Global
  const ran: string[] = []
  document.title = 'left'
  document.body.innerHTML = '<p>left</p>'
  document.documentElement.dataset.theme = 'dark'
  document.cookie = 'left=1'
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  history.pushState({}, '', '/left')
  for (const target of [window, document]) target.addEventListener('left', () => ran.push('listener'))
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  Object.defineProperty(Element.prototype, 'left', { value: true, configurable: true })
  Object.assign(global, { left: true, fetch: () => undefined, matchMedia: () => undefined })
  setTimeout(() => ran.push('timer'), 0)
  setInterval(() => ran.push('interval'), 0)
  requestAnimationFrame(() => ran.push('frame'))
  return ran
}

const traces = () => ({
  page: [document.title, document.body.innerHTML, document.documentElement.dataset.theme, document.cookie, location.pathname],
  kept: [localStorage.length, sessionStorage.length, history.length],
  online: navigator.onLine,
  left: ['left' in globalThis, 'left' in Element.prototype, 'matchMedia' in globalThis, String(globalThis.fetch)],
})

it('gives each file a window of its own, without anything that another left behind', async () => {
  const clean = await within(traces)
  let ran: string[] = []
  const dirty = await within(() => {
    ran = leaveTraces()
    return traces()
  })
  for (const key of Object.keys(clean) as (keyof typeof clean)[]) expect(dirty[key]).not.toEqual(clean[key])
  ran.length = 0
  const after = await within(async () => {
    for (const target of [window, document]) target.dispatchEvent(new Event('left'))
    await new Promise(resolve => setTimeout(resolve, 40))
    return traces()
  })
  expect(after).toEqual(clean)
  expect(ran).toEqual([])
})

it('leaves the process as it was', async () => {
  const before = Object.getOwnPropertyDescriptors(globalThis)
  await within(leaveTraces)
  const after = Object.getOwnPropertyDescriptors(globalThis)
  expect(Reflect.ownKeys(after).filter(key => !Reflect.ownKeys(before).includes(key))).toEqual([])
  expect('document' in globalThis).toBe(false)
  expect(globalThis.setTimeout).toBe(before.setTimeout.value)
  expect(globalThis.Event).toBe(before.Event.value)
})

it('is one object with the window, where events end', () =>
  within(() => {
    const heard: unknown[] = []
    window.addEventListener('click', ({ currentTarget }) => heard.push(currentTarget))
    document.body.click()
    expect(heard).toEqual([globalThis])
    expect([window, self, document.defaultView].every(each => each === globalThis)).toBe(true)
  }))

it('keeps the code of packages from file to file, and what keeps something for one file alone', async () => {
  const loaded = (name: string) => within(() => read(name))
  for (const kept of ['react', 'react-dom/client']) expect(await loaded(kept)).toBe(await loaded(kept))
  for (const anew of ['@testing-library/dom', '@mantine/store', '@tanstack/react-query'])
    expect(await loaded(anew)).not.toBe(await loaded(anew))
})
