import { useEffect, useState, type ReactNode } from 'react'
import type { late } from '../late'
import styles from './DrawnPart.module.css'

type Props<Code> = {
  id: string
  code: ReturnType<typeof late<Code>>
  /** Whether it may change, or did. */
  isFollowed: boolean
  children: (code: Code) => ReactNode
}

/** A part of a page as the server drew it: in the browser it stays as it came, without the code that draws it, until it is followed. */
export const DrawnPart = <Code,>({ id, code, isFollowed, children }: Props<Code>) => {
  const [, come] = useState(false)
  const [drawn] = useState(() => (typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')))
  const loaded = code.loaded()
  const isNeeded = !loaded && (isFollowed || drawn === '')
  useEffect(() => {
    if (isNeeded) void code.load().then(() => come(true))
  }, [code, isNeeded])
  if (!loaded)
    return <div id={id} className={styles.drawn} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />
  return (
    <div id={id} className={styles.drawn}>
      {children(loaded)}
    </div>
  )
}
