/** Tokens of what is no class: `@Inject(PEOPLE) private readonly people: People`. */
export const SETTINGS = Symbol('settings')
export const EVENT_STORE = Symbol('event store')
export const READ_STORE = Symbol('read store')
export const PRIVATE_STORE = Symbol('private store')
export const FILE_STORE = Symbol('file store')
export const RUNNER = Symbol('runner')
export const KEYED_HASH = Symbol('keyed hash')
export const PEOPLE = Symbol('people')
export const BUNDLES = Symbol('bundles')
export const CLOCK = Symbol('clock')

/** Gives the time; tests bring their own. */
export type Clock = () => Date
