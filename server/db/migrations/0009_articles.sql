-- Paragraphs become a tree; what articles are about takes the place of the lists in which they stood.
UPDATE "news" SET "body" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', 'text', 'spans', jsonb_build_array(jsonb_build_object('text', line))) ORDER BY no), '[]'::jsonb)
  FROM jsonb_array_elements_text("body") WITH ORDINALITY AS lines(line, no)
), "category" = CASE "category" WHEN 'health-hot' THEN 'before' WHEN 'hot-recommend' THEN 'chronic' WHEN 'health-hotspot' THEN 'parents' ELSE 'reading' END;
--> statement-breakpoint
CREATE TABLE "article_marks" (
	"user_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_marks_user_id_kind_article_id_pk" PRIMARY KEY("user_id","kind","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"key" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_previews" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"blocks" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "cities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "next_review_on" date;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "film" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "item_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "product_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "hot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "pick" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "down_reason" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_marks" ADD CONSTRAINT "article_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_marks" ADD CONSTRAINT "article_marks_article_id_news_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_reads_day" ON "article_reads" USING btree ("day");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_down" CHECK (("news"."down_reason" is null) = ("news"."down_at" is null));--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "video";
