import { useEffect, useState, type RefObject } from 'react'
import styles from './shell.module.css'

type Tip = { readonly text: string; readonly top: number; readonly left: number }

const tipAt = (target: EventTarget | null): Tip | null => {
  const entry = target instanceof Element ? target.closest('[data-tip]') : null
  const text = entry?.getAttribute('data-tip')
  if (!entry || !text) return null
  const { top, height, right } = entry.getBoundingClientRect()
  return { text, top: top + height / 2, left: right }
}

/** The name of the icon under the hand or with the focus, beside it; Escape puts it away. Screen readers have the names anyway. */
export const RailTip = ({ of }: { of: RefObject<HTMLElement | null> }) => {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const rail = of.current
    const show = ({ target }: Event) => setTip(tipAt(target))
    const hide = () => setTip(null)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    rail?.addEventListener('pointerover', show)
    rail?.addEventListener('focusin', show)
    rail?.addEventListener('pointerleave', hide)
    rail?.addEventListener('focusout', hide)
    rail?.addEventListener('click', hide)
    document.addEventListener('keydown', onKey)
    return () => {
      rail?.removeEventListener('pointerover', show)
      rail?.removeEventListener('focusin', show)
      rail?.removeEventListener('pointerleave', hide)
      rail?.removeEventListener('focusout', hide)
      rail?.removeEventListener('click', hide)
      document.removeEventListener('keydown', onKey)
    }
  }, [of])
  return (
    tip && (
      <span className={styles.tip} style={{ top: tip.top, left: tip.left }} aria-hidden="true">
        {tip.text}
      </span>
    )
  )
}
