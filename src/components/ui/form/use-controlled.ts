import { useEffect, useState } from 'react'

/**
 * Keeps a native input at the value its owner gives. The input shows what was typed before anyone
 * is asked; when the owner then refuses or cuts the text, its value is unchanged and a mini-program
 * would send nothing to the input. So what was typed is shown for one render, and then the owner's value.
 */
export function useControlled(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (typed) setTyped(null)
  }, [typed])
  return {
    shown: typed ? typed.text : value,
    input: (text: string) => {
      setTyped({ text })
      onChange(text)
    }
  }
}
