CREATE TABLE "module_hides" (
	"owner" text NOT NULL,
	"module_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_hides_owner_module_id_pk" PRIMARY KEY("owner","module_id")
);
--> statement-breakpoint
ALTER TABLE "module_hides" ADD CONSTRAINT "module_hides_module_id_modules_module_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("module_id") ON DELETE no action ON UPDATE no action;