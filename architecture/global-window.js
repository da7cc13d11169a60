/**
 * Makes the global object of the process a window, and itself again: what a test sets on one is found on the other, as in a
 * browser, and nothing that a file set, replaced or left running is there for the next.
 */
const { loadForAll } = require('./loaded-modules.js')

const { JSDOM, VirtualConsole } = loadForAll('jsdom')

/** Node's own takes no signal that jsdom made. */
class RequestWithoutSignal extends Request {
  constructor(input, init) {
    super(input, { ...init, signal: undefined })
  }
}

/** Of what browsers have too, that which stays Node's: jsdom itself uses it, and a spec moves the time of both. */
const TIMERS = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval']
const OF_NODE = new Set(['console', 'performance', 'queueMicrotask', ...TIMERS])

/** What a window has of its prototypes; by the constructor's name, jsdom knows where events end. */
const INHERITED = ['constructor', 'addEventListener', 'removeEventListener', 'dispatchEvent']

const isInternal = name => typeof name === 'string' && name.startsWith('_')

/** What is jsdom's own of a window, which it reads and writes there. */
const delegated = (window, name) => ({
  configurable: true,
  get: () => window[name],
  set: value => {
    window[name] = value
  },
})

/** Says which object code that asks jsdom for the window is given. */
const nameWindow = (window, shown) => {
  const impl = Reflect.ownKeys(window.document).find(({ description }) => description === 'impl')
  Object.assign(window, { _globalProxy: shown })
  Object.assign(window.document[impl], { _defaultView: shown })
}

const become = window => {
  const names = Reflect.ownKeys(window).filter(name => !OF_NODE.has(name) && !Object.is(window[name], globalThis[name]))
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(window, name)
    Object.defineProperty(globalThis, name, isInternal(name) ? delegated(window, name) : { ...own, configurable: true })
  }
  for (const name of INHERITED)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true, enumerable: true })
  Object.assign(globalThis, { Request: RequestWithoutSignal })
  nameWindow(window, globalThis)
}

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']

/**
 * The labels of a field, found by its id: jsdom asks every label of the page which field is its own, and each looks through the page
 * for it. Queries by role and label ask for those of every field.
 */
const findLabelsQuickly = window => {
  const labels = {
    configurable: true,
    enumerable: true,
    get() {
      if (this.type === 'hidden') return null
      const around = this.closest('label:not([for])')
      const naming = this.id === '' ? [] : this.ownerDocument.querySelectorAll(`label[for=${JSON.stringify(this.id)}]`)
      return [...(around?.control === this ? [around] : []), ...naming]
    },
  }
  for (const name of LABELABLE) Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', labels)
}

/** Knows the timers that are set from now on; answers what ends them. */
const watchTimers = () => {
  const { setTimeout, setInterval } = globalThis
  const running = new Set()
  const watched =
    set =>
    (...given) => {
      const timer = set(...given)
      running.add(timer)
      return timer
    }
  Object.assign(globalThis, { setTimeout: watched(setTimeout), setInterval: watched(setInterval) })
  return () => running.forEach(clearTimeout)
}

const restore = before => {
  for (const name of Reflect.ownKeys(globalThis)) if (!Object.hasOwn(before, name)) delete globalThis[name]
  for (const name of Reflect.ownKeys(before)) {
    const [was, is] = [before[name], Object.getOwnPropertyDescriptor(globalThis, name)]
    if (is === undefined || was.value !== is.value || was.get !== is.get) Object.defineProperty(globalThis, name, was)
  }
}

/** What a listener throws fails the test, as what is thrown elsewhere does. */
const report = ({ error }) => error !== null && process.emit('uncaughtException', error)

/** Opens an empty page in the place of the global object; answers what closes it, and waits for nothing. */
const openGlobalWindow = console => {
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true })
  virtualConsole.on('jsdomError', error => console.error(error))
  const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole })
  const endTimers = watchTimers()
  findLabelsQuickly(window)
  become(window)
  window.addEventListener('error', report)
  return () => {
    nameWindow(window, window)
    window.close()
    endTimers()
    restore(before)
  }
}

module.exports = { openGlobalWindow }
