ALTER TABLE "banners" ALTER COLUMN "link" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "link" SET DATA TYPE jsonb USING NULL;--> statement-breakpoint
ALTER TABLE "pop_windows" ALTER COLUMN "link" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "pop_windows" ALTER COLUMN "link" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pop_windows" ALTER COLUMN "link" SET DATA TYPE jsonb USING NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "intro" text NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "suit_for" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "process" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "channels" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "subtitle" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "tone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "pop_windows" ADD COLUMN "button_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "intro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "facilities" jsonb NOT NULL;