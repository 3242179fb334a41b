import { createContext, useContext, useEffect } from 'react'

/** Takes the title of the page around; '' gives that of its row of the table back. */
export const TitleContext = createContext<(title: string) => void>(() => undefined)

/** The page is named after what it shows, a product or a branch, as soon as that is known. */
export function useTitle(title: string | undefined): void {
  const name = useContext(TitleContext)
  useEffect(() => {
    if (title) name(title)
  }, [name, title])
}
