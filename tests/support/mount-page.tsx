import React, { type ComponentType } from 'react'
import { connectReactPage } from '@tarojs/plugin-framework-react/dist/runtime'
import { Current, safeExecute, type PageInstance } from '@tarojs/runtime'
import TestUtils from '@tarojs/test-utils-react'

/** The lifecycle events of a Taro page that a test can send. */
type PageEvent =
  | 'onLoad'
  | 'onShow'
  | 'onReady'
  | 'onHide'
  | 'onUnload'
  | 'onPullDownRefresh'
  | 'onReachBottom'
  | 'onPageScroll'
  | 'onShareAppMessage'
  | 'onShareTimeline'
  | 'onAddToFavorites'

export interface MountOptions {
  /** Page path as the route table has it, e.g. `/pages/tabs/home/index`. */
  path?: string
  /** Path parameters and query together, as `useRouter().params` shows them. */
  params?: Record<string, string>
}

export type MountedPage = TestUtils & {
  /** Sends a lifecycle event inside act() and returns what the page's hook returned. */
  fire(event: PageEvent, argument?: unknown): unknown
  /** Text of the first match; null when there is none. */
  text(selector: string): string | null
  /** Clicks the first match inside act(); throws when there is none. */
  tap(selector: string): Promise<void>
  /** Types this value in place of what the first match holds; throws when there is none. */
  type(selector: string, value: string): Promise<void>
  /** Unmounts the page after sending onUnload. */
  leave(): void
}

/** A value that comes as from the keyboard: set behind React's back, then told. */
export function typeInto(element: Element, value: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error(`cannot type into ${element.tagName}`)
  element.value = value
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Mounts a page with its PageContext and router, shown and ready. */
export async function mountPage(Page: ComponentType, options: MountOptions = {}): Promise<MountedPage> {
  const path = options.path ?? '/pages/tabs/home/index'
  const params = options.params ?? {}
  Current.router = { path, params, $taroPath: path, onReady: '', onHide: '', onShow: '' }
  Current.page = { path, route: path, options: params } as PageInstance
  const utils = new TestUtils()
  await utils.mount(connectReactPage(React, path)(Page), { props: {} })

  const fire = (event: PageEvent, argument?: unknown): unknown => {
    let answer: unknown
    utils.act(() => {
      answer = safeExecute(path, event, argument)
    })
    return answer
  }
  const find = (selector: string): Element => {
    const element = utils.queries.querySelector(selector)
    if (!element) throw new Error(`nothing matches ${selector}`)
    return element
  }

  fire('onLoad', params)
  fire('onShow')
  fire('onReady')
  return Object.assign(utils, {
    fire,
    text: (selector: string) => utils.queries.querySelector(selector)?.textContent ?? null,
    tap: async (selector: string) => {
      const element = find(selector)
      await utils.act(() => {
        utils.fireEvent.click(element)
      })
    },
    type: async (selector: string, value: string) => {
      const element = find(selector)
      await utils.act(() => typeInto(element, value))
    },
    leave: () => {
      fire('onUnload')
      utils.unmout()
    }
  })
}
