CREATE TABLE "agreements" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"updated_on" date NOT NULL,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ops_rights" (
	"account" text NOT NULL,
	"right" text NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ops_rights_account_right_pk" PRIMARY KEY("account","right")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
