import { EVERYTHING, settingChange } from './changes'
import type { ReadStore } from './read-store'

/** A setting of the read store as everybody of this process sees it: read once, read again when it changed, changed by compare and set. */
export type SharedSetting<Value> = {
  readonly current: () => Promise<Value>
  /** Changes it, again from its newest value where somebody else was faster. Answers the value that holds now. */
  readonly change: (next: (value: Value) => Value) => Promise<Value>
}

/** `initial` is what counts while nothing was written. Following ends by the signal. */
export const shareSetting = <Value>(
  store: ReadStore,
  name: string,
  initial: Value,
  signal: AbortSignal,
): SharedSetting<Value> => {
  let kept: Promise<Value> | undefined
  const read = async () => ((await store.setting(name)) ?? initial) as Value
  const current = (): Promise<Value> => {
    const reading = (kept ??= read())
    reading.catch(() => (kept = kept === reading ? undefined : kept))
    return reading
  }
  const line = settingChange(name)
  const follow = async () => {
    for await (const lines of store.changes(signal)) if (lines.includes(line) || lines.includes(EVERYTHING)) kept = undefined
  }
  const change = async (next: (value: Value) => Value): Promise<Value> => {
    for (;;) {
      const current = (await store.setting(name)) as Value | undefined
      const value = next(current ?? initial)
      if (value === current || (await store.changeSetting(name, current, value))) return value
    }
  }
  void follow()
  return { current, change }
}
