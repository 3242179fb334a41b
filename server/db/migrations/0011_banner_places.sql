ALTER TABLE "banners" ADD COLUMN "hidden_on_channels" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "cities" jsonb DEFAULT '[]'::jsonb NOT NULL;