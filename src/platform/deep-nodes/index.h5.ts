/** A browser nests elements as deep as they come. */
export {}
