CREATE TABLE "doctors" (
	"id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"years" integer NOT NULL,
	"focus" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"weekdays" jsonb NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_org_code_branches_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."branches"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctors_org" ON "doctors" USING btree ("org_code");