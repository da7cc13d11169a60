import { useState } from 'react'

const key = 'rail'

/** A device on which nobody chose has room for names from the width of a desk on. */
const isWideAtFirst = () => {
  const remembered = localStorage.getItem(key)
  return remembered === null ? window.innerWidth >= 1024 : remembered === 'wide'
}

/** Whether the rail shows names beside its icons; remembered on this device. */
export const useRailWidth = () => {
  const [isWide, setIsWide] = useState(isWideAtFirst)
  const toggle = () => {
    localStorage.setItem(key, isWide ? 'narrow' : 'wide')
    setIsWide(!isWide)
  }
  return { isWide, toggle }
}
