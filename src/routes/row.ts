/** What is said of a page in the table of routes. */
export interface RouteRow {
  /** Package folder under `src/pages`; `tabs` is the main package, each other one a sub-package. */
  readonly pkg: string
  /** Page folder inside the package. */
  readonly page: string
  /** Public H5 path exactly as the product spells it; `:x` is a path parameter. */
  readonly path: string
  /** Other public paths that open the same page (correct spellings, second names). */
  readonly aliases?: readonly string[]
  /** Label and icon of the bottom bar. */
  readonly tab?: { readonly text: string; readonly icon: string }
  /** One of the paths between which a move scrolls to the top (§2 'Main tabs'). */
  readonly mainTab?: boolean
  /** The status bar takes the page's one colour (§2 'The home path gets a single-colour style'). */
  readonly singleColour?: boolean
  /** The same for everybody: WeChat's search may list it. */
  readonly listed?: true
  /** Login required (§2 'private'): on all paths of the page, or on these, spelt as above. */
  readonly private?: true | readonly string[]
  /** Where back leads, whatever was open before (§2); without it one page back. */
  readonly back?: 'orderList' | 'sugarOrders' | 'mine'
  /** The page itself says what it shares. */
  readonly ownShare?: boolean
  readonly title: string
  /** Parameter names: the path's own and the query's; optional ones end with `?`. */
  readonly params?: readonly string[]
}
