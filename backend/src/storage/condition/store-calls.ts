import type { Component } from './problem'

/** How calls of a store went since the process began: how many, how many of them failed, and how many seconds all took together. */
export type CallsOfStore = { readonly count: number; readonly failed: number; readonly seconds: number }

const NONE: CallsOfStore = { count: 0, failed: 0, seconds: 0 }

/** Counts the calls of each store: a sum costs them less than a histogram. */
export class StoreCalls {
  private readonly counted = new Map<Component, CallsOfStore>()

  add(component: Component, milliseconds: number, isFailure: boolean): void {
    const { count, failed, seconds } = this.counted.get(component) ?? NONE
    this.counted.set(component, {
      count: count + 1,
      failed: failed + (isFailure ? 1 : 0),
      seconds: seconds + milliseconds / 1000,
    })
  }

  byStore(): ReadonlyMap<Component, CallsOfStore> {
    return this.counted
  }
}
