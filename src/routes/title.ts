import { useContext, useEffect } from 'react'
import { OwnContext } from './own-words'

/** The page is named after what it shows, a product or a branch, as soon as that is known. */
export function useTitle(title: string | undefined): void {
  const say = useContext(OwnContext)
  useEffect(() => {
    if (title) say({ title })
  }, [say, title])
}
