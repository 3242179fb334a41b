import { useEffect, useState } from 'react'
import { readScene } from '@/domain/entry/scene'
import { follow } from './link'
import { navigate } from './navigate'
import type { RouteName } from './table'

type Params = Readonly<Record<string, string | undefined>>

/** What a page was opened with, also by a scanned code. A code of another page leads there, one that says nothing to a page that says so. */
export function useScene(name: RouteName, params: Params): Params {
  const { scene } = params
  const [link] = useState(() => (scene ? readScene(scene) : null))
  const here = link?.route === name
  useEffect(() => {
    if (!scene || here) return
    if (link) follow(link)
    else navigate('notFound', { from: 'scene' })
  }, [scene, here, link])
  return here ? link.params : params
}
