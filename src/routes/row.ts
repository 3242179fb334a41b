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
  /** The same for everybody: WeChat's search may list it, and links to it, with the parameters that it requires, may be shared. */
  readonly listed?: true
  /** The mini-program has no such page. */
  readonly h5Only?: true
  /** Registered late (§2): on channel 66 it is there once both token checks have ended well. */
  readonly late?: true
  /** Login required (§2 'private'): on all paths of the page, or on these, spelt as above. */
  readonly private?: true | readonly string[]
  /** Where back leads, whatever was open before (§2); without it one page back. */
  readonly back?: 'orderList' | 'sugarOrders' | 'mine'
  /**
   * In wide windows of the site (`styles/wide.scss`) a list and what is chosen from it, or two parts of one thing, stand
   * beside each other; one column without it.
   */
  readonly wide?: 'split' | 'pair'
  /** What the server draws for a shared link; the last of the required parameters names which. The page is named after it. */
  readonly picture?: 'product' | 'branch'
  /** A shared link leads to this page of the same parameters instead. */
  readonly shares?: 'selling' | 'article'
  readonly title: string
  /** Parameter names: the path's own and the query's; optional ones end with `?`. */
  readonly params?: readonly string[]
}
