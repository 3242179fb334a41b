import { useEffect, useState } from 'react'
import { lessMotion } from '@/platform/less-motion'

/** Whether the person has asked the system for less movement. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(lessMotion.known)
  useEffect(() => {
    let gone = false
    void lessMotion.ask().then((found) => {
      if (!gone) setCalm(found)
    })
    return () => {
      gone = true
    }
  }, [])
  return calm
}
