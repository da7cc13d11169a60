import { useState, type ComponentType } from 'react'
import { Boundary } from './Boundary'
import { loadLater } from './load-later'

/** A dialog whose code is loaded when it is opened first: most visits of its page never need it. */
export const whenOpened = <Props extends { readonly open: boolean }>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = loadLater(load)
  return (props: Props) => {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    if (!wasOpened) return null
    return (
      <Boundary>
        <Loaded {...props} />
      </Boundary>
    )
  }
}
