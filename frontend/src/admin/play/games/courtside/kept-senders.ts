type Sending = {
  readonly state: () => { readonly queue: { readonly waiting: readonly unknown[] } }
  readonly subscribe: (listener: () => void) => () => void
}

/** A sender for each person and game, longer than its page: what was tapped is sent also after the page is left. `open`: with what this device has. */
export const keptSenders = <Sender extends Sending>(open: (key: string) => Sender) => {
  const senders = new Map<string, Sender>()
  return {
    of: (key: string): Sender => {
      const sender = senders.get(key) ?? open(key)
      senders.set(key, sender)
      return sender
    },
    /** Resolves when nothing of a key waits to be sent. */
    whenSent: (key: string): Promise<void> =>
      new Promise(sent => {
        const sender = senders.get(key)
        const isSent = () => !sender?.state().queue.waiting.length
        if (isSent()) return sent()
        const stop = sender?.subscribe(() => {
          if (!isSent()) return
          stop?.()
          sent()
        })
      }),
  }
}
